import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Decode } from './decode.ts';
import { loadDecoder } from './decoder.ts';

export type CameraFault = 'refused' | 'none' | 'failed';

const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 1280 } },
};

const faultOf = (error: unknown): CameraFault => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError') return 'refused';
  return name === 'NotFoundError' || !navigator.mediaDevices ? 'none' : 'failed';
};

/** Large enough for a code of 65 modules, and small enough for a cheap phone. */
const longestSide = 960;
const everyMs = 120;
const loadAgainMs = 3000;

const drawInto = (canvas: HTMLCanvasElement, video: HTMLVideoElement) => {
  const scale = Math.min(1, longestSide / Math.max(video.videoWidth, video.videoHeight));
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0, canvas.width, canvas.height);
};

/** The code that was read last is ignored until it has been out of sight for so long. */
const forgottenMs = 1500;

const onlyNews = () => {
  let last: string | undefined;
  let seenAt = 0;
  return {
    /** Starts to wait again, because the camera may still be held at the same code. */
    goOn: () => {
      seenAt = performance.now();
    },
    read: (text: string): boolean => {
      const now = performance.now();
      const isSame = text === last && now - seenAt < forgottenMs;
      last = text;
      seenAt = now;
      return !isSame;
    },
  };
};

type Torch = MediaTrackCapabilities & { readonly torch?: boolean };

const useStream = (video: RefObject<HTMLVideoElement | null>) => {
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  useEffect(() => {
    let stream: MediaStream | undefined;
    let isOver = false;
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(constraints);
      const element = video.current;
      if (isOver || !element) return stream.getTracks().forEach((one) => void one.stop());
      element.srcObject = stream;
      setTrack(stream.getVideoTracks()[0] ?? null);
      setFault(null);
      await element.play();
    };
    start().catch((error: unknown) => {
      if (!isOver) setFault(faultOf(error));
    });
    return () => {
      isOver = true;
      for (const one of stream?.getTracks() ?? []) one.stop();
    };
  }, [video]);
  return { track, fault };
};

type Options = { readonly isPaused: boolean; readonly onCode: (text: string) => void };

/** The picture stands still while paused, so that the operator can look at what was scanned. */
export const useCamera = ({ isPaused, onCode }: Options) => {
  const video = useRef<HTMLVideoElement>(null);
  const { track, fault } = useStream(video);
  const [hasTorch, setHasTorch] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const tell = useEffectEvent(onCode);
  const [news] = useState(onlyNews);

  useEffect(() => {
    setHasTorch(((track?.getCapabilities?.() ?? {}) as Torch).torch === true);
    setIsLit(false);
  }, [track]);

  useEffect(() => {
    const element = video.current;
    if (!track || !element) return;
    if (isPaused) return element.pause();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const canvas = document.createElement('canvas');
    const look = async (decode: Decode) => {
      if (element.videoWidth > 0) drawInto(canvas, element);
      const seen = element.videoWidth > 0 ? await decode(canvas).catch(() => undefined) : undefined;
      if (isOver) return;
      if (seen && news.read(seen)) tell(seen);
      timer = setTimeout(() => void look(decode), everyMs);
    };
    news.goOn();
    void element.play().catch(() => undefined);
    const begin = (): Promise<void> =>
      loadDecoder().then(look, () => {
        if (!isOver) timer = setTimeout(() => void begin(), loadAgainMs);
      });
    void begin();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [track, isPaused, news]);

  const switchTorch = async () => {
    await track?.applyConstraints({ advanced: [{ torch: !isLit } as MediaTrackConstraintSet] });
    setIsLit(!isLit);
  };

  return {
    video,
    fault,
    isLit,
    switchTorch: hasTorch ? () => void switchTorch().catch(() => undefined) : undefined,
  };
};
