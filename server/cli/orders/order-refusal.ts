/** Why something was not done with an order, and what to do about it. */
const words: Readonly<Record<string, string>> = {
  'unknown-order': 'there is no such order in this shop: look for it by `npm run orders -- list --search …`',
  'unknown-line': 'it has no such line: `npm run orders -- show <order>` lists them',
  'unknown-parcel': 'it has no such parcel: `npm run orders -- show <order>` lists them',
  'unknown-return': 'it has no such return: `npm run orders -- show <order>` lists them with their keys',
  'not-confirmed': 'it waits for its payment: only `cancel` can be done with it',
  cancelled: 'it is cancelled',
  'already-sent': 'that has left the house: take it back by `return`',
  'too-many': 'there are not so many pieces: `npm run orders -- show <order>` says how many',
  'too-much': 'that is more than has not been paid back yet',
  'too-late': 'the days are over in which it can come back',
  'not-taken-back': 'it was made to measure',
  'too-soon': 'nobody can come on that day',
  'not-sent': 'that has not left the house: `cancel` it instead',
  'not-received': 'the goods are not here: `receive` them first',
  'parcel-reused': 'under this tracking number something else was sent: check the number',
  'key-reused': 'under this key something else was done: take another one',
};

/** A refusal in words. */
export function orderRefusal(reason: string): string {
  return words[reason] ?? reason;
}
