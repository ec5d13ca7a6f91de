// Parts of classes of regular expressions with the flag `u`: the one place that says which characters are not wanted where.

/** What no HTML may hold, not even as a reference: control characters, half surrogates, and what Unicode never assigns. */
export const notHtml =
  '\\u0000-\\u0008\\u000b\\u000e-\\u001f\\u007f-\\u009f\\p{Surrogate}\\p{Noncharacter_Code_Point}';

/** Ends of lines that some programs do not know as such. */
export const otherLineEnds = '\\u2028\\u2029';

/** What is not seen, and makes a text read differently from what it says: marks of direction, signs without width. */
export const deceptive = '\\u200b\\u202a-\\u202e\\u2060\\u2066-\\u2069\\ufeff';
