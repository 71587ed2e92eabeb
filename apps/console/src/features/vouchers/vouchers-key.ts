export const VOUCHERS_KEY = ['vouchers'];
