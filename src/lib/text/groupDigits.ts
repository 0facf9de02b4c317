/** Groups digits in threes: '1234567' becomes '1,234,567'. @param digits digits only, of a safe integer */
// eslint-disable-next-line regexp/no-super-linear-move -- a safe integer has at most 16 digits
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
