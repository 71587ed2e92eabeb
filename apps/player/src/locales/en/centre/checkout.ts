export const checkout = {
  'checkout.preparing': 'Your payment page is being made',
  'checkout.open': 'Go to the payment page',
  'checkout.opens': 'It opens in a new tab. Come back here afterwards: this page moves by itself.',
};
