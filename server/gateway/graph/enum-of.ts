import type { GatewayBuilder } from './gateway-builder.ts';

/** An enumeration of values as the shop writes them: `in-fulfilment` is `IN_FULFILMENT`. */
export function enumOf<Value extends string>(
  builder: GatewayBuilder,
  name: string,
  values: readonly Value[],
) {
  const named = Object.fromEntries(
    values.map((value) => [value.toUpperCase().replaceAll('-', '_'), { value }]),
  );
  return builder.enumType(name, { values: named });
}
