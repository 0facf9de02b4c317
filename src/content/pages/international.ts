/** The documents of the journey, as a table. */
export const documentsInOrder = {
  title: 'Documents in order',
  intro: 'Each step leaves a document. Ask for it before the next one starts.',
  folded: 'The list of documents',
  caption: 'What exists after each step, and who takes it',
  columns: ['Document', 'Who', 'Step'],
} as const;

/** Who does what, so that nobody waits for somebody else. */
export const roles = [
  {
    term: 'You',
    value:
      'Own the car, sign the power of attorney, provide identity papers, have the funds ready, hold the bill of lading.',
  },
  {
    term: 'We',
    value:
      'Book, move the car, see that title and filing are in time, send each paper’s copy as it comes to exist.',
  },
  { term: 'US filing agent', value: 'Files the export in the Automated Export System in your name.' },
  { term: 'Carrier', value: 'Carries the car, issues the bill of lading, releases the car against it.' },
  { term: 'Terminal', value: 'Receives, stores and hands out the car; charges for days over the free ones.' },
  {
    term: 'Licensed customs agent',
    value:
      'Declares the car in Nigeria, pays in your name, attends the examination. Ask for the license number.',
  },
  {
    term: 'Customs',
    value: 'CBP in the US sees title and car; the Nigeria Customs Service assesses, examines and releases.',
  },
] as const;
