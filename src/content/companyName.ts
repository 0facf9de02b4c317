/** The company's name. Imports no settings, so that build scripts can import it, too. */
export const companyName = { full: 'Harmattan Auto Logistics', short: 'Harmattan' } as const;
