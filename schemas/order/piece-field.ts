/** Prefix of the fields of forms that say how many pieces of a line of an order are meant. */
export const pieceField = 'line-';
