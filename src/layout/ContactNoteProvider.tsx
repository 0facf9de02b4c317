import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { contactNote } from '../content/contactNote';
import { createNoteHolder, noteContext, subjectContext } from '../ui/contactNote';
import type { ContactSubject } from '../ui/contactNote';

/** Gives the links to our e-mail and WhatsApp the page and the shipment on the screen. */
export function ContactNoteProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const [holder] = useState(createNoteHolder);
  const [subject, setSubject] = useState<ContactSubject | null>(null);
  useEffect(() => {
    holder.set(contactNote(pathname, subject));
  }, [holder, pathname, subject]);
  return (
    <subjectContext.Provider value={setSubject}>
      <noteContext.Provider value={holder}>{children}</noteContext.Provider>
    </subjectContext.Provider>
  );
}
