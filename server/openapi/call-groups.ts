/** What the groups of calls are about. */
export const callGroups: Readonly<Record<string, string>> = {
  session: 'The key that shows the state of a visitor to scripts.',
  customer: 'Who the visitor is; registration, login and passwords.',
  basket: 'The basket of whoever asks.',
  wishlist: 'The wishlist of whoever asks.',
  orders: 'What whoever asks orders and has ordered.',
  fulfilment:
    'For a merchant’s own system, with the bearer token of the shop: orders to be sent, and what becomes of them.',
  gateway: 'All of it in GraphQL, for apps and partners, and for pages of the shop.',
  products: 'Products and recommendations in GraphQL.',
  search: 'Lists of products and suggestions, the same for everybody.',
  'search history': 'What a visitor has searched for, with consent alone.',
  ratings: 'Reviews of products, votes on them, surveys.',
  vouchers: 'Vouchers that hold now.',
  service: 'Short texts on topics of service.',
  description: 'What machines read of the calls.',
};
