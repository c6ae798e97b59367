/** Keeps the temporary files of the tests in memory if Linux has room for them. */
export declare function keepTemporaryFilesInMemory(): void;
