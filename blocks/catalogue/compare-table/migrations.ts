import { isJsonObject, type JsonObject } from '../../../schemas/json.ts';

/** Steps from older versions to the next one. What they cannot read they leave as it is: the check of props tells of it. */
export const migrations = { 1: nameProductsOfFacts };

/**
 * Version 1 found the product of a fact's value by its place among `skus`: who moved or removed a product told wrong
 * things of the others. Version 2 names the product beside the value.
 */
function nameProductsOfFacts(props: JsonObject): JsonObject {
  const { skus, facts } = props;
  if (!Array.isArray(skus) || !Array.isArray(facts)) return props;
  return { ...props, facts: facts.map((fact: unknown) => nameProducts(fact, skus)) };
}

function nameProducts(fact: unknown, skus: readonly unknown[]): unknown {
  // A node without a version counts as one of version 1, also when its facts are written as version 2 writes them.
  if (!isJsonObject(fact) || !Array.isArray(fact.values) || fact.values.some(isJsonObject)) return fact;
  const shown: unknown[] = fact.values.slice(0, skus.length);
  return { ...fact, values: shown.map((value, place) => ({ sku: skus[place], value })) };
}
