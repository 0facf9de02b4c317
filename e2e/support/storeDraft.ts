/** Runs in the page: stores a quote request on the device, as an earlier visit would have. */
export const storeDraft = (values: object): void => {
  const draft = { requestId: '', values, status: { kind: 'editing' } };
  localStorage.setItem('harmattan.quote-draft', JSON.stringify({ value: draft, keptAt: Date.now() }));
};
