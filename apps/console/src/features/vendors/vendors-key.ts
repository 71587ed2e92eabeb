export const VENDORS_KEY = ['vendors'] as const;
export const GRANTS_KEY = [...VENDORS_KEY, 'free-rounds'] as const;
