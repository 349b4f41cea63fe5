### Amit a Python-kliens a botok íróinak mond, ha a szerver maga nem mond semmit.

client-error-unreachable = A szerver ({ $url }) nem érhető el. Ellenőrizd a címet, és hogy fut-e.
client-error-answer = Valami válaszolt ({ $status } állapotkóddal), de nem az asztalok szervere. Ellenőrizd a címet.
