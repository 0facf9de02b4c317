import { cookiePolicy } from '../../content/legal/legalCookies';
import { LegalDocument } from '../../ui/legal/LegalDocument';
import { StorageTable } from './StorageTable';
import { StoredHere } from './StoredHere';

/** The cookie policy. Its table is generated from the registry of storage keys. */
export default function CookiesPage() {
  return (
    <LegalDocument {...cookiePolicy} looks={{ list: { tone: 'sand' } }} extras={{ list: <StorageTable /> }}>
      <StoredHere />
    </LegalDocument>
  );
}
