import { cookiePolicy } from '../../content/legal/legalCookies';
import { LegalDocument } from '../../ui/legal/LegalDocument';
import { StorageTable } from './StorageTable';
import { StoredHere } from './StoredHere';

/** What the site stores on a device: the table comes from the registry of storage keys. */
export default function CookiesPage() {
  return <LegalDocument {...cookiePolicy} extras={{ list: <StorageTable />, delete: <StoredHere /> }} />;
}
