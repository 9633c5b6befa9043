import {youTubeVideo} from '@storefront-toolkit/fixtures/cms';
import {MediaVideo} from '@storefront-toolkit/ui/media';

export default function GuideVideo() {
  return (
    <section className="mx-auto grid max-w-lg gap-3">
      <h2 className="text-xl font-semibold">Before your first night out</h2>
      <MediaVideo
        video={youTubeVideo}
        locale="en"
        sizes="(width < 48rem) 100vw, 32rem"
        className="w-full"
      />
      <p>Set the tent up once at home, and pack it while it is dry.</p>
    </section>
  );
}
