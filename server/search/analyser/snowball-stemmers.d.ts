declare module 'snowball-stemmers' {
  export interface Stemmer {
    stem(word: string): string;
  }
  const snowball: {
    /** Throws for an algorithm that it does not know. */
    newStemmer(algorithm: 'dutch' | 'french' | 'german'): Stemmer;
  };
  export default snowball;
}
