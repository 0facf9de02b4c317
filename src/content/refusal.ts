/** For a rejected request without a reason. */
export const rejected = 'Our server rejected this. Call or write to us and we’ll take care of it.';

/**
 * The message for a rejection without field errors. In a separate file from the other errors' messages,
 * because those load with their notice.
 */
export const describeRefusal = ({ message }: { readonly message?: string | undefined }): string =>
  message ?? rejected;
