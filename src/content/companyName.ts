/** The company's name, free of settings, so that the scripts of the build can read it, too. */
export const companyName = { full: 'Harmattan Auto Logistics', short: 'Harmattan' } as const;
