/** What a quote of ours is: each line can be held against the quote itself. */
export const quoteFacts: readonly { readonly term: string; readonly value: string }[] = [
  {
    term: 'Included, line by line',
    value:
      'Whatever you ask us to do: collection, export documents, loading, ocean freight, and delivery if you want it.',
  },
  {
    term: 'Listed separately',
    value: 'What others charge and we pass on, such as terminal handling, under the name of who charges it.',
  },
  {
    term: 'Not included',
    value:
      'Customs duty, levies and VAT in Nigeria, which customs assess; storage and demurrage, which depend on days.',
  },
  {
    term: 'Binding for you',
    value: 'Nothing, until you say yes to it in writing. Sending this request books nothing.',
  },
];
