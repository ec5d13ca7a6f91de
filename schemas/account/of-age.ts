/** Age from which somebody may have a credit. */
const creditAge = 18;

/** Whoever was born on 29 February is of age on 1 March, where the year has no such day. Both days are `YYYY-MM-DD`. */
export function isOfAge(birthday: string, today: string): boolean {
  return `${Number(birthday.slice(0, 4)) + creditAge}${birthday.slice(4)}` <= today;
}
