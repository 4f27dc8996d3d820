/** The keys of all tags, sorted. */
export declare const elementKeys: readonly string[];
