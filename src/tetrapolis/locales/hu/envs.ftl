# A tetrapolis.envs csomagot használó programoknak.

envs-missing = Hiányzó csomag: { $package }. Telepítés: pip install "tetrapolis[envs]"
envs-reset-first = Előbb a reset hívása kell.
