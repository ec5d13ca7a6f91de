/** Numbers of customers' loyalty cards. Every method may throw an outage. */
export interface PaybackStore {
  /** Null: none is known. */
  numberOf(tenant: string, customer: string): Promise<string | null>;
  /** Keeps a number, or takes it away (null); whether the customer takes part follows with it. */
  keep(tenant: string, customer: string, number: string | null): Promise<void>;
}
