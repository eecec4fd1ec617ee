/**
 * What the environment has to say before the product begins. Where the C library is glibc, a big block that is free then goes
 * back to the system; left to itself it keeps 35 MB that only reading and compiling the program needed. The second is generous:
 * a heap that shrinks at every pause has to grow again.
 */
export const frugalMemory = {
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '16777216',
};
