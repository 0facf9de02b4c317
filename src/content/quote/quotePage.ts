/** What a quote of ours is: each line can be held against the quote itself. */
export const quoteFacts: readonly { readonly term: string; readonly value: string }[] = [
  {
    term: 'Included, line by line',
    value:
      'What you ask us to do: pickup, export documents, loading, ocean freight, and delivery if you want it.',
  },
  {
    term: 'Listed separately',
    value: 'Charges we pass on, like terminal handling, each with who charges it.',
  },
  {
    term: 'Not included',
    value:
      'Customs duty, levies and VAT in Nigeria, which customs sets. Storage and demurrage, which depend on days.',
  },
  {
    term: 'Binding for you',
    value: 'Nothing, until you accept the quote in writing. Sending this request doesn’t book anything.',
  },
];
