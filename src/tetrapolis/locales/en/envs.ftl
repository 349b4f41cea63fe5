# For programs that use tetrapolis.envs.

envs-missing = Package { $package } is missing: pip install "tetrapolis[envs]"
envs-reset-first = Call reset first.
