/**
 * Old checksums of the first migrations, from a time when the checksum of a migration included its comments. Databases created then have
 * stored these checksums, so a migration counts as applied with either checksum.
 */
export const firstChecksums: ReadonlyMap<string, string> = new Map([
  ['0001_base.sql', '84045e21636992af80c71c59f1046f66fc9cc15769a816fbf4f613748d1c6a39'],
  ['0002_spine.sql', '21400d505b5276dd4844256b8b4af18bd792c8b2cf49fee9a17fb7e4b9c2d460'],
  ['0003_kernel.sql', '6dfe61a3cb31f3dd3b3ac720a41e1455933572181fb27c28fd8d85a3a5f04859'],
  ['0004_people.sql', '3c592797dc31da34e5ebc18086b07ddc492d85cdd9ca1cdd5cb3e2e508be23ef'],
  ['0005_rights.sql', 'b4c3c1f967d039ff95cf03177b8fd69f58d1b21c5a27cd91e74a6ccaeb4d5745'],
  ['0006_company.sql', '125de92d014edd2526e4c0deb8bffac93162aecd64066cbef36e82873b348f1b'],
  ['0007_estate.sql', '6641cde945b1d8212af58803590bb87df1346864337b58baf48f700adfe236d9'],
  ['0008_approval.sql', 'f771ebc0369cf3e3e38b04dee3a8093c921d5ffe3819bd2b16d3d1c10c312ecb'],
  ['0009_first_rows.sql', '4e04739692a5c06265a2ebcf5374dddd76c7618285201ac295417632e85dc617'],
]);
