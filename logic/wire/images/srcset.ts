/** An image's address for `srcset`, in which a space or a comma could begin another candidate. */
export const srcsetOf = (address: string): string =>
  address.trim().replace(/^data:/i.test(address) ? /\s/g : /[\s,]/g, encodeURIComponent);
