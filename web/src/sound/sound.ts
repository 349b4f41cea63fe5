/** Small sounds, made here by code: no recording of anybody. Loaded when somebody wants to hear something. */

export type Sound = 'turn' | 'move' | 'coin' | 'card' | 'dice' | 'warning' | 'end'

/** A tone: how it sounds, its pitch, when it begins, how long it rings, how loud it is. */
type Tone = [form: OscillatorType | 'noise', pitch: number, at: number, lasts: number, loud: number]

const SOUNDS: Record<Sound, Tone[]> = {
  turn: [['sine', 523, 0, 0.22, 0.11], ['sine', 784, 0.11, 0.32, 0.11]],
  move: [['sine', 190, 0, 0.1, 0.13]],
  coin: [['triangle', 1865, 0, 0.09, 0.05], ['triangle', 2489, 0.06, 0.22, 0.05]],
  card: [['noise', 2600, 0, 0.09, 0.09]],
  dice: [['noise', 900, 0, 0.04, 0.14], ['noise', 1200, 0.08, 0.04, 0.12], ['noise', 1000, 0.15, 0.04, 0.1], ['noise', 800, 0.25, 0.05, 0.12]],
  warning: [['square', 440, 0, 0.07, 0.035], ['square', 440, 0.14, 0.07, 0.035]],
  end: [['sine', 392, 0, 0.5, 0.08], ['sine', 523, 0.14, 0.5, 0.08], ['sine', 659, 0.28, 0.6, 0.08], ['sine', 784, 0.42, 0.9, 0.09]],
}

let audio: AudioContext | undefined
let noise: AudioBuffer | undefined

function hiss(context: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return noise
}

function source(context: AudioContext, [form, pitch]: Tone): { first: AudioScheduledSourceNode; last: AudioNode } {
  if (form !== 'noise') {
    const tone = new OscillatorNode(context, { type: form, frequency: pitch })
    return { first: tone, last: tone }
  }
  const rush = new AudioBufferSourceNode(context, { buffer: hiss(context) })
  const filter = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 1.4 })
  rush.connect(filter)
  return { first: rush, last: filter }
}

export function sound(name: Sound): void {
  audio ??= new AudioContext()
  const context = audio
  if (context.state === 'suspended') void context.resume().catch(() => undefined)
  for (const tone of SOUNDS[name]) {
    const [, , at, lasts, loud] = tone
    const begin = context.currentTime + 0.01 + at
    const { first, last } = source(context, tone)
    const volume = context.createGain()
    volume.gain.setValueAtTime(0.0001, begin)
    volume.gain.exponentialRampToValueAtTime(loud, begin + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts)
    last.connect(volume).connect(context.destination)
    first.start(begin)
    first.stop(begin + lasts + 0.05)
  }
}
