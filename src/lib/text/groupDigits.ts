/** '1234567' as '1,234,567', as English has it. @param digits nothing else */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',');
