/** The picture of screens and lists that have nothing in them yet: an unwritten page, in the manner of the magazine's covers. */
export function NothingYetPicture() {
  return <img src="/pictures/nothing-yet.svg" alt="" width={288} height={198} />;
}
