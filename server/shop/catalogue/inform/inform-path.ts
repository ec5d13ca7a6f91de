/** Where products and recommendations are asked for by GraphQL. */
export const informPath = '/api/inform/graphql';
