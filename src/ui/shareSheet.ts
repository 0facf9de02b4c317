/** Whether sharing ended without an error: the user closed the share sheet, or it's still open. */
export const isShareDismissed = (error: unknown): boolean =>
  error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
