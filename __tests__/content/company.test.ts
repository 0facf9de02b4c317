import { readFileSync } from 'node:fs';
import { company } from '../../src/content/company';
import { companyName } from '../../src/content/companyName';
import { structuredData } from '../../src/content/structuredData';

it('links each phone number to itself', () => {
  for (const { label, href } of company.phones) {
    expect(href).toMatch(/^tel:\+\d{8,15}$/);
    expect(href.replace(/\D/g, '')).toBe(label.replace(/\D/g, ''));
  }
  expect(company.whatsapp.href).toBe(`https://wa.me/${company.whatsapp.label.replace(/\D/g, '')}`);
});

it('shows the site’s own address', () => {
  expect(company.website).toEqual({ label: 'harmattan.example', href: 'https://harmattan.example' });
});

it('gives search engines the same hours and numbers as visitors', () => {
  expect(company.hours).toBe('Mon-Fri 9:00 AM - 6:00 PM EST');
  const [organization] = structuredData('/')['@graph'] as [Record<string, unknown>];
  expect(organization).toMatchObject({
    name: companyName.full,
    openingHours: 'Mo-Fr 09:00-18:00',
    telephone: company.phones.map(({ label }) => `+${label.replace(/\D/g, '')}`),
  });
});

it('has the company’s name in the web app manifest (if not: npm run icons)', () => {
  const manifest: unknown = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect(manifest).toMatchObject({ name: companyName.full, short_name: companyName.short });
});
