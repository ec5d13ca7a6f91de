/** Where products and recommendations are asked for by GraphQL. */
export const informPath = '/api/inform/graphql';

/** Header that a call must carry where its body does not say JSON already: no form and no picture of another site can send either. */
export const informHeader = 'x-inform-request';
