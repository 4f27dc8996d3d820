/** True in the development build, where theme authors are warned; replaced at build time. */
declare const __DEV__: boolean;
/** The version of the package; replaced at build time. */
declare const __VERSION__: string;
/** How to load the module of each tag, by tag; made at build time from the folders in `elements/tags`. */
declare module 'virtual:element-loaders' {
  export const loaders: ReadonlyMap<string, () => Promise<unknown>>;
}
