/** Keeps the temporary files of the tests in memory where Linux offers room for them. */
export declare function keepTemporaryFilesInMemory(): void;
