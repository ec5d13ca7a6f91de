/** Kinds that a file chooser offers. Phones make JPEG of their own kind where it is not among them. */
export const acceptedFiles = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
