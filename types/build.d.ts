/** True in the development build, where theme authors are warned; replaced at build time. */
declare const __DEV__: boolean;
/** The version of the package; replaced at build time. */
declare const __VERSION__: string;
/** The keys of all tags, apart by spaces; replaced at build time. */
declare const __ELEMENT_KEYS__: string;
