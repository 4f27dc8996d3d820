/** True in the development build, which warns theme authors; replaced at build time. */
declare const __DEV__: boolean;
/** The version of the package; replaced at build time. */
declare const __VERSION__: string;
/** The functions that load the module of each tag; generated at build time from the folders in `elements/tags`. */
declare module 'virtual:element-loaders' {
  export const loaders: ReadonlyMap<string, () => Promise<unknown>>;
}
