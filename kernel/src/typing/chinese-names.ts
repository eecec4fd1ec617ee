import { pinyinOf } from './pinyin.ts';

/**
 * Family names of nine in ten Chinese drivers by pinyin, the most frequent first. Some characters are read
 * differently as a name.
 */
const familyNames =
  'wang 王汪 li 李黎厉 zhang 张章 liu 刘柳 chen 陈谌 yang 杨阳 huang 黄 zhao 赵 wu 吴武伍 zhou 周 xu 徐许 sun 孙 ma 马 zhu 朱祝 hu 胡 guo 郭 he 何贺 lin 林蔺 gao 高 luo 罗骆 zheng 郑 liang 梁 xie 谢解 song 宋 tang 唐汤 han 韩 feng 冯 deng 邓 cao 曹 peng 彭 zeng 曾 xiao 肖萧 tian 田 dong 董 pan 潘 yuan 袁 cai 蔡 jiang 蒋江姜 yu 于余俞 du 杜 ye 叶 cheng 程成 wei 魏韦卫 su 苏 lü 吕 lv 吕 lu 卢陆鲁路 ding 丁 ren 任 yao 姚 shen 沈 zhong 钟 cui 崔 tan 谭 fan 范樊 liao 廖 shi 石史施 jin 金靳 jia 贾 xia 夏 fu 付傅符 fang 方房 zou 邹 xiong 熊 bai 白柏 meng 孟 qin 秦覃 qiu 邱丘 hou 侯 yin 尹殷 xue 薛 yan 闫严颜 duan 段 lei 雷 long 龙 tao 陶 mao 毛 hao 郝 gu 顾古 gong 龚宫 shao 邵 wan 万 qian 钱 dai 戴代 mo 莫 kong 孔 xiang 向项 chang 常 nie 聂 bao 包鲍 ouyang 欧阳 qi 齐戚 kang 康 niu 牛 ge 葛 an 安 mu 穆 qu 曲 bi 毕 guan 关管'.split(
    ' ',
  );

/** `ouyang` is one name of two characters. */
const charactersIn = (pinyin: string, names: string) => (pinyin === 'ouyang' ? [names] : [...names]);

export const familiesByPinyin: ReadonlyMap<string, readonly string[]> = new Map(
  familyNames.flatMap((pinyin, place) =>
    place % 2 === 0 ? [[pinyin, charactersIn(pinyin, familyNames[place + 1] ?? '')] as const] : [],
  ),
);

const pinyinOfFamily = new Map(
  [...familiesByPinyin].flatMap(([pinyin, names]) => names.map((name) => [name, pinyin] as const)),
);

/** A whole name in Latin letters without spaces, as it is typed: `liwei`. */
export const nameInPinyin = (name: string): string => {
  const [first = '', ...rest] = [...name.replace(/\s/g, '')];
  return [pinyinOfFamily.get(first) ?? pinyinOf(first), ...rest.map(pinyinOf)].join('');
};
