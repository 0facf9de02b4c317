/** Groups digits in threes: '1234567' becomes '1,234,567'. @param digits digits only */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
