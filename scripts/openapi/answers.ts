/** All response schemas, for the document and the tests. The site's code imports each from its own module. */
export * from '../../src/api/schemas/auth';
export * from '../../src/api/schemas/contact';
export * from '../../src/api/schemas/ports';
export * from '../../src/api/schemas/quote';
export * from '../../src/api/schemas/service';
