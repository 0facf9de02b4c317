/* The choices that requests send as codes (docs/openapi.json). */
export const serviceCodes = [
  'auto-shipping',
  'car-purchase',
  'inspection',
  'international',
  'logistics',
] as const;
export const bodyTypes = [
  'sedan',
  'suv',
  'pickup',
  'van',
  'bus',
  'truck',
  'motorcycle',
  'machinery',
] as const;
export const vehicleConditions = ['runs', 'rolls', 'inoperable'] as const;
export const shippingMethods = ['roro', 'container', 'unsure'] as const;
export const contactChannels = ['email', 'phone', 'whatsapp'] as const;
