/**
 * What became of a message. `isPermanent`: the same one would be refused again. `reason`: a short code without anything that names
 * a person, never what the other side said in words.
 */
export type Delivery = { ok: true } | { ok: false; isPermanent: boolean; reason: string };
