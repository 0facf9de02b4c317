/** Of a request that the server did not want, without a word why. */
export const rejected = 'Our server rejected this. Call or write to us and we’ll take care of it.';

/**
 * What a visitor is told about a refusal that marks no field: there is nothing to correct, so it says whom to ask. Apart
 * from the other failures, whose words come with the notice that tells them.
 */
export const describeRefusal = ({ message }: { readonly message?: string | undefined }): string =>
  message ?? rejected;
