export const checkout = {
  'checkout.preparing': 'Preparing your payment page',
  'checkout.open': 'Go to the payment page',
  'checkout.opens':
    'It opens in a new tab. Come back here afterwards: this page updates by itself.',
};
