declare module '@20minutes/s3rver' {
  /** What the tests use of it. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: readonly { name: string; configs: readonly never[] }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
