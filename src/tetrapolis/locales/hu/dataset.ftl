cli-dataset = A gépek játszanak, és a játszmák tanuló programok számára tárolódnak: a mérkőzések és a lépések Parquet-fájlokban, mellettük egy lap arról, mi van bennük.
    .names = Melyik játékok; enélkül mind.
    .levels = Melyik gépek: mindegyik olyan mérkőzéseket játszik, ahol az összes helyen ő ül.
    .games = Hány mérkőzés legyen játékonként és gépenként; a játékosok száma váltakozik.
    .seed = Ugyanaz a mag ugyanazokat a mérkőzéseket adja, kivéve az órára gondolkodó gépeket.
    .out = A fájlok mappája.
    .workers = Hány folyamat ossza el a munkát.

dataset-written = A mappa { $games } mérkőzést és { $moves } lépést tartalmaz: { $folder }. Hogy mi van bennük, azt a README.md mondja el.
