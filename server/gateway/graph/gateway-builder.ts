import SchemaBuilder from '@pothos/core';
import type { GatewayContext } from './gateway-context.ts';

interface GatewayTypes {
  Context: GatewayContext;
  DefaultFieldNullability: false;
}

/** What the schema is made with. Fields are never null unless they say so. */
export type GatewayBuilder = ReturnType<typeof createGatewayBuilder>;

export function createGatewayBuilder() {
  return new SchemaBuilder<GatewayTypes>({ defaultFieldNullability: false });
}

/** Adds what one part of the shop knows and does: types, and fields of queries and mutations. */
export type GatewayModule = (builder: GatewayBuilder) => void;
