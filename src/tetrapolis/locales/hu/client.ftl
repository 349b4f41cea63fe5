### Amit a Python-kliens a botok íróinak mond, ha a kiszolgáló maga nem mond semmit.

client-error-unreachable = A kiszolgáló ({ $url }) nem érhető el. Ellenőrizd a címet, és hogy fut-e.
client-error-answer = Valami válaszolt ({ $status } állapotkóddal), de nem az asztalok kiszolgálója. Ellenőrizd a címet.
