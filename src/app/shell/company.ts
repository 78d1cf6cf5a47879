// The company behind Oasis, for the owner to fill in: every value marked PLACEHOLDER.

export const company = {
  /** PLACEHOLDER: the company's name in the copyright line */
  name: 'Oasis',
  /** PLACEHOLDER: the addresses of the four profiles; one without an address is a word and no link */
  profiles: [
    { name: 'X', url: '' },
    { name: 'LinkedIn', url: '' },
    { name: 'YouTube', url: '' },
    { name: 'Telegram', url: '' },
  ],
};
